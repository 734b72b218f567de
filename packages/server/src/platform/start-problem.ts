/** A start failure, as a sentence with a remedy for the operator. */
export class StartProblem extends Error {
  override readonly name: string = "StartProblem";
}
