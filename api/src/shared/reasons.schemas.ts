import { Type } from 'typebox';
import type { ReasonCode } from './reasons.ts';

/** A reason code in REST: one of the keys of `reasonTexts`. */
export const Reason = Type.Unsafe<ReasonCode>(Type.String());
