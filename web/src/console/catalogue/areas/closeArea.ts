import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../../flows/editRecord.ts';
import { formatDate } from '../../../lib/time.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { runMutation } from '../../graphql/runMutation.ts';
import { isReason } from '../../reasons.ts';
import { CloseArea } from '../catalogue.graphql.ts';
import { closeText as text } from '../catalogue.text.ts';

/** Which area is closed, its smallest part given being the one. */
export interface CloseForm {
  province: string;
  city: string;
  district: string;
  /** 0 for all couriers. */
  courierId: number;
  reason: string;
  /** The first day on which it is open again; empty until somebody opens it. */
  endDay: string;
}
export type CloseProblems = Partial<Record<'province' | 'reason' | 'endDay', string>>;
export type ClosingArea = EditRecord<object, CloseForm, CloseProblems>;

const blank: CloseForm = { province: '', city: '', district: '', courierId: 0, reason: '', endDay: '' };

const codeOf = ({ province, city, district }: CloseForm) => district || city || province;

/** A choice of a larger area gives up the smaller ones in it. */
function changed(form: CloseForm, change: Partial<CloseForm>): CloseForm {
  const wide = change.province !== undefined ? { city: '', district: '' } : {};
  const middle = change.city !== undefined ? { district: '' } : {};
  return { ...form, ...wide, ...middle, ...change };
}

/** Closes an area, for a courier or for all. */
export const closeArea = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: (_: object): CloseForm => blank,
    edit: changed,
    validate: ({ province, reason, endDay }): CloseProblems => ({
      ...(province === '' && { province: text.provinceMissing }),
      ...(!isReason(reason) && { reason: text.reasonShort }),
      ...(endDay !== '' && endDay <= formatDate(new Date().toISOString()) && { endDay: text.endPast }),
    }),
    save: async (form) => {
      const answer = await runMutation(client, CloseArea, {
        input: {
          areaCode: codeOf(form),
          reason: form.reason.trim(),
          ...(form.courierId > 0 && { courierId: form.courierId }),
          ...(form.endDay && { endAt: `${form.endDay}T00:00:00+08:00` }),
        },
      });
      return 'closeArea' in answer ? answer.closeArea : answer;
    },
    onSaved: (_, { areaName }) => toast.success(text.done(areaName)),
  });
