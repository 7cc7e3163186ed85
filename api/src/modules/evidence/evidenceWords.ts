import { caseStepTexts } from '../cases/caseTexts.ts';

const ACTORS: Record<string, string> = { user: '买家', seller: '供应商', system: '系统', platform: '平台' };

export function actorText(by: string): string {
  return ACTORS[by] ?? '';
}

/** What was done in a case. */
export function stepText(action: string): string {
  return caseStepTexts[action] ?? '处理';
}
