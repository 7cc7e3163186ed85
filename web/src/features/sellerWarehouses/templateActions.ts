import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import type { FreightTemplateRowFragment } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { CopyFreightTemplate, DeleteFreightTemplate, SetTemplateOfWarehouses } from './templates.graphql.ts';
import { actionTexts, type TemplateAction } from './templates.text.ts';

/** What is done to a template. */
export interface TemplateSubject
  extends Pick<FreightTemplateRowFragment, 'id' | 'name' | 'warehouses' | 'goodsCount'> {
  action: TemplateAction;
  /** Warehouses that are to follow it. */
  chosen: readonly number[];
}

export function subjectOf(action: TemplateAction, row: FreightTemplateRowFragment): TemplateSubject {
  const { id, name, warehouses, goodsCount } = row;
  return { action, id, name, warehouses, goodsCount, chosen: warehouses.map((one) => one.id) };
}

/** Choosing who follows a freight template, copying it, or removing it. */
export const changeTemplate = (client: ApolloClient) =>
  confirmAction({
    run: (subject: TemplateSubject): Promise<unknown> => {
      const { action, id } = subject;
      if (action === 'copy') return runMutation(client, CopyFreightTemplate, { id });
      if (action === 'remove') return runMutation(client, DeleteFreightTemplate, { id });
      return follow(client, subject);
    },
    isPossible: (subject) => !isHeld(subject),
    onDone: ({ action }) => toast.success(actionTexts[action].done),
  });

/** Whether it cannot be removed, since warehouses follow it or goods have it. */
export function isHeld({ action, warehouses, goodsCount }: TemplateSubject): boolean {
  return action === 'remove' && (warehouses.length > 0 || goodsCount > 0);
}

/** Those that begin to follow, and those that stop; the first that could not is the refusal. */
async function follow(client: ApolloClient, { id, warehouses, chosen }: TemplateSubject) {
  const before = new Set(warehouses.map((one) => one.id));
  const wanted = new Set(chosen);
  for (const [ids, templateId] of [
    [wanted.difference(before), id],
    [before.difference(wanted), null],
  ] as const) {
    if (ids.size === 0) continue;
    const answer = await runMutation(client, SetTemplateOfWarehouses, { warehouseIds: [...ids], templateId });
    if (isRefusal(answer)) return answer;
    const failed = answer.followFreightTemplate.find(({ done }) => !done);
    if (failed) return refusal('FREIGHT_TEMPLATE_MISSING', failed.msg);
  }
  return null;
}
