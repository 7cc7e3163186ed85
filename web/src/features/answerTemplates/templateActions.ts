import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type { ListAnswerTemplatesQuery } from '../../graphql/generated/graphql.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import {
  DeleteAnswerTemplate,
  ListAnswerTemplates,
  MarkAnswerTemplateUsed,
  SaveAnswerTemplate,
} from './answerTemplates.graphql.ts';
import { removalText, templateEditorText as text } from './answerTemplates.text.ts';

export type AnswerTemplate = ListAnswerTemplatesQuery['answerTemplates'][number];

/** One that is kept or changed; null: a new one. */
export interface EditedTemplate {
  id: number | null;
  name: string;
  text: string;
}

type TemplateForm = Omit<EditedTemplate, 'id'>;
type TemplateProblems = Partial<Record<keyof TemplateForm, string>>;
export type EditTemplate = EditRecord<EditedTemplate, TemplateForm, TemplateProblems>;

const trimmed = ({ name, text: words }: TemplateForm): TemplateForm => ({
  ...{ name: name.trim(), text: words.trim() },
});
const hasTwin = ({ errorKey }: Refusal) => errorKey === 'ANSWER_TEMPLATE_EXISTS';

function problemsOf(form: TemplateForm): TemplateProblems {
  const { name, text: words } = trimmed(form);
  return {
    ...(name === '' && { name: text.nameMissing }),
    ...(words === '' && { text: text.textMissing }),
  };
}

/** Keeping a text under a name, or changing one. */
export const editTemplate = (client: ApolloClient) =>
  editRecord({
    blank: { name: '', text: '' },
    fill: ({ name, text: words }: EditedTemplate): TemplateForm => ({ name, text: words }),
    validate: problemsOf,
    remaining: (problems, change) =>
      Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change))),
    save: async (form, { id }, isRetry) => {
      const input = trimmed(form);
      const answer = await runMutation(client, SaveAnswerTemplate, { id, input });
      // The one that has the name may be what an earlier try has kept.
      if (isRefusal(answer) && hasTwin(answer) && isRetry && (await isKept(client, input))) return true;
      return isRefusal(answer) ? answer : true;
    },
    refusedAt: (refusal) => (hasTwin(refusal) ? { name: refusal.msg } : null),
    onSaved: () => toast.success(text.saved),
  });

async function isKept(client: ApolloClient, { name, text: words }: TemplateForm): Promise<boolean> {
  const answer = await runQuery(client, ListAnswerTemplates, {});
  return (
    !isRefusal(answer) && answer.answerTemplates.some((each) => each.name === name && each.text === words)
  );
}

export type RemoveTemplate = ConfirmAction<AnswerTemplate>;

export const removeTemplate = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: AnswerTemplate) => runMutation(client, DeleteAnswerTemplate, { id }, { awaitReads: true }),
    onDone: () => toast.success(removalText.done),
  });

/** One was put into an answer and comes first from now on; nothing is lost where that is not heard. */
export async function markTemplateUsed(client: ApolloClient, id: number): Promise<void> {
  await runMutation(client, MarkAnswerTemplateUsed, { id }).catch(() => {});
}
