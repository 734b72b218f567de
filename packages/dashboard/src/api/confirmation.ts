/** How the server asks who is there before it shows secrets or changes keys and roles: the page asks, then tries again. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

export const confirmation = {
  /** Set by the one dialog that can ask; returns how to take it back. */
  askWith(dialog: Ask): () => void {
    ask = dialog;
    return () => {
      if (ask === dialog) ask = undefined;
    };
  },
  /** Whether the person has shown who is there. */
  ask: (): Promise<boolean> => ask?.() ?? Promise.resolve(false),
};
