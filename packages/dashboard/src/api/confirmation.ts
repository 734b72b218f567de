/** Identity confirmation: when the server requires it, the page asks the person and then repeats the request. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

export const confirmation = {
  /** Registers the one dialog that can ask; returns the function that unregisters it. */
  askWith(dialog: Ask): () => void {
    ask = dialog;
    return () => {
      if (ask === dialog) ask = undefined;
    };
  },
  /** Resolves to whether the person confirmed their identity. */
  ask: (): Promise<boolean> => ask?.() ?? Promise.resolve(false),
};
