import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { AddHomeGoods } from './places.graphql.ts';
import { goodsText as text } from './places.text.ts';
import { anytime, type WhenForm, whenInput, whenProblems } from './when.ts';

const MAX_GOODS = 30;

export interface GoodsForm extends WhenForm {
  /** As typed, one a line. */
  numbers: string;
}
export type GoodsProblems = Partial<Record<'numbers' | 'endAt', string>>;
export type AddingGoods = EditRecord<object, GoodsForm, GoodsProblems>;

const blank: GoodsForm = { ...anytime, numbers: '' };
const numbersIn = ({ numbers }: GoodsForm) => [
  ...new Set(numbers.split(/[\s,，、;；]+/).filter((each) => each !== '')),
];

/** Goods that the home page is to recommend, by their numbers. */
export const addGoods = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: (_: object): GoodsForm => blank,
    validate: (form): GoodsProblems => {
      const { length } = numbersIn(form);
      return {
        ...whenProblems(form),
        ...(length === 0 && { numbers: text.missing }),
        ...(length > MAX_GOODS && { numbers: text.tooMany }),
      };
    },
    save: async (form) => {
      const input = { goodsNos: numbersIn(form), ...whenInput(form) };
      const answer = await runMutation(client, AddHomeGoods, { input });
      return 'addHomeGoods' in answer ? { count: answer.addHomeGoods.length } : answer;
    },
    refusedAt: ({ errorKey, msg }) => (errorKey.startsWith('HOME_GOODS') ? { numbers: msg } : null),
    onSaved: (_, { count }) => toast.success(text.done(count)),
  });
