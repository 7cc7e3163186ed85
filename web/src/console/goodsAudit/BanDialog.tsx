import { ReasonQuestion } from '../ui/ReasonQuestion.tsx';
import type { BanningGood } from './banGood.ts';
import { banningText as text } from './goodsAudit.text.ts';

/** Asks for the reason before goods are banned, or a ban is lifted. */
export function BanDialog({ actor }: { actor: BanningGood }) {
  return (
    <ReasonQuestion
      actor={actor}
      destructive
      texts={({ step }) => ({ ...text, title: text.title[step], accept: text.accept[step] })}
      words={({ step, name }) => ({
        ...{ question: text.question[step](name), label: text.reason[step], hint: null },
      })}
    />
  );
}
