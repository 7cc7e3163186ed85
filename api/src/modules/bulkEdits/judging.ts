import { Refusal } from '../../shared/refusal.ts';
import type { Change, EditRowDto } from './bulkEdits.schemas.ts';
import type { Line, Standing, Target } from './kinds/kind.ts';
import { kindOf } from './kinds/kinds.ts';

/** What a change makes of a target: a line, a refusal, or nothing where it has the value already. */
export type Verdict = { target: Target; after: number | null; found: Standing | Refusal | null };

export type Asked = { kind: number; change: Change; audits: boolean };

export function judge(target: Target, { kind, change, audits }: Asked): Verdict {
  const { after: afterOf, judge: judged } = kindOf(kind);
  const { value } = target;
  if (target.isGone) return { target, after: null, found: new Refusal('NOT_FOUND') };
  const after = value === null ? null : afterOf({ ...target, value }, change, audits);
  if (after !== null && after === value) return { target, after, found: null };
  return { target, after, found: judged(target, after, { audits }) };
}

/** The line of what can be changed; undefined of anything else. */
export function lineOf({ target, after, found }: Verdict): (Line & { was: Standing }) | undefined {
  const { id, goodId, skuId, value, status, auditReason } = target;
  if (!found || found instanceof Refusal || value === null || after === null) return undefined;
  const was = { status, auditReason };
  return {
    id,
    goodId,
    skuId,
    before: value,
    after,
    status: found.status,
    auditReason: found.auditReason,
    waits: found.waits ?? false,
    was,
  };
}

/** The row that tells a verdict. `afterName` is that of what was set. */
export function rowOf({ target, after, found }: Verdict, afterName: string): EditRowDto {
  const { id, goodId, goodsNo, goodName, skuId, skuNo, skuName, value, valueName, status } = target;
  const isRefused = found instanceof Refusal;
  return {
    ...{ id, goodId, goodsNo, goodName, skuId, skuNo, skuName },
    ...{ before: value, after, beforeName: valueName, afterName, status },
    statusAfter: found && !isRefused ? found.status : status,
    waits: !isRefused && (found?.waits ?? false),
    isRevised: target.isRevised,
    msg: isRefused ? found.message : '',
  };
}
