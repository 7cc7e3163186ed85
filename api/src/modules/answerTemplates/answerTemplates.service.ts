import { oneLine } from '@chengcang/addresses';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import {
  addAnswerTemplate,
  changeAnswerTemplate,
  countAnswerTemplates,
  hasName,
  listAnswerTemplates,
  removeAnswerTemplates,
} from './answerTemplates.repository.ts';
import type { AnswerTemplateDto, AnswerTemplateInput } from './answerTemplates.schemas.ts';

const MAX_TEMPLATES = 50;

/** Texts that a supplier often answers with; each has a name of its own. */
export function answerTemplateService(db: Db) {
  return {
    list: (sellerId: number): Promise<AnswerTemplateDto[]> => listAnswerTemplates(db, sellerId),

    /** Adds one, or changes that of `id`. */
    save: (sellerId: number, id: number | null, input: AnswerTemplateInput): Promise<AnswerTemplateDto> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, sellerId);
        const template = completed(input);
        if (await hasName(tx, sellerId, template.name, id))
          throw new Refusal('ANSWER_TEMPLATE_EXISTS', {}, { field: 'name' });
        return id === null
          ? add(tx, sellerId, template)
          : found(changeAnswerTemplate(tx, sellerId, id, template));
      }),

    markUsed: (sellerId: number, id: number): Promise<AnswerTemplateDto> =>
      found(changeAnswerTemplate(db, sellerId, id, { usedAt: sql`now()` })),

    /** All or none. */
    remove: (sellerId: number, ids: number[]): Promise<number[]> =>
      db.transaction(async (tx) => {
        const removed = await removeAnswerTemplates(tx, sellerId, ids);
        if (removed.length !== new Set(ids).size) throw new Refusal('NOT_FOUND');
        return removed;
      }),
  };
}

export type AnswerTemplateService = ReturnType<typeof answerTemplateService>;

/** The account is locked. */
async function add(tx: Tx, sellerId: number, template: AnswerTemplateInput): Promise<AnswerTemplateDto> {
  if ((await countAnswerTemplates(tx, sellerId)) >= MAX_TEMPLATES)
    throw new Refusal('ANSWER_TEMPLATE_LIMIT', { max: MAX_TEMPLATES });
  return addAnswerTemplate(tx, sellerId, template);
}

async function found(changing: Promise<AnswerTemplateDto | undefined>): Promise<AnswerTemplateDto> {
  const changed = await changing;
  if (!changed) throw new Refusal('NOT_FOUND');
  return changed;
}

/** What is kept of an input. @throws Refusal BAD_PARAM of a name or text that is only white space */
function completed(input: AnswerTemplateInput): AnswerTemplateInput {
  const template = { name: oneLine(input.name), text: input.text.trim() };
  if (template.name === '') throw new Refusal('BAD_PARAM', { field: 'name' });
  if (template.text === '') throw new Refusal('BAD_PARAM', { field: 'text' });
  return template;
}
