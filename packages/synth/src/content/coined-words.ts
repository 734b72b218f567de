import { listOf } from "../lexicon/lexicon.ts";
import type { Random } from "../random.ts";

const syllables = listOf(
  "ba|be|bi|bo|ca|ce|co|da|de|di|do|el|en|er|fa|fi|fo|ga|go|gra|ha|he|hi|ix|ka|ke|ki|ko|la|le|li|lo|lu|ma|me|mi|mo|na|ne|ni|no|nor|ol|on|or|pa|pe|po|pra|qui|ra|re|ri|ro|ron|sa|se|si|so|sol|sta|ta|te|ti|to|tra|tri|um|va|ve|vi|vo|wa|xa|ya|ze|zo|tech|net|sys|med|agro|bio|eco|log|trans|hub|ly|fy|soft",
);
export function coinedWord(random: Random): string {
  let word = "";
  for (let i = random.int(2, 3); i > 0; i -= 1) word += random.pick(syllables);
  return word;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
