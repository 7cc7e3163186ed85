import type { Refusal } from '../lib/refusal.ts';

/** A picture that a person is to read; good for one check. */
export interface CaptchaPicture {
  captchaId: string;
  /** PNG as a data address. */
  picPath: string;
}

export type DrawnCaptcha = ({ kind: 'drawn' } & CaptchaPicture) | Refusal;
