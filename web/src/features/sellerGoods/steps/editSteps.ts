import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../../flows/editRecord.ts';
import { runMutation } from '../../../graphql/runOperation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { SavePriceSteps } from './priceSteps.graphql.ts';
import { stepsText } from './priceSteps.text.ts';
import {
  blankSteps,
  type SteppedGood,
  type StepsForm,
  type StepsProblems,
  stepsForm,
  stepsInput,
  stepsProblems,
} from './stepsForm.ts';

export type EditSteps = EditRecord<SteppedGood, StepsForm, StepsProblems>;

/** Writing the price steps of goods that are saved. */
export const editSteps = (client: ApolloClient) =>
  editRecord({
    blank: blankSteps,
    fill: (good: SteppedGood) => stepsForm(good),
    validate: stepsProblems,
    remaining: (problems, change) => (change.rows ? {} : problems),
    save: (form, { id }) => runMutation(client, SavePriceSteps, { goodId: id, input: stepsInput(form) }),
    onSaved: () => toast.success(stepsText.saved),
  });
