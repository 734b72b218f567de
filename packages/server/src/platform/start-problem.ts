/** Why the service cannot start, in a sentence for whoever starts it, with what to do. */
export class StartProblem extends Error {
  override readonly name: string = "StartProblem";
}
