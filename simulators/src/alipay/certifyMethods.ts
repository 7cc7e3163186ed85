import type { CertificationStore } from './certifications.ts';
import { ALIPAY_ERRORS } from './errors.ts';

type Content = Record<string, unknown>;
/** The content of a method's node in the answer. */
export type Answered = Record<string, string>;

const SUCCESS = { code: '10000', msg: 'Success' };
const ORDER_NO = /^[A-Za-z0-9]{1,32}$/;
const BIZ_CODES = ['FACE', 'SMART_FACE', 'CERT_PHOTO', 'CERT_PHOTO_FACE'];

/** The methods of the identity check by Alipay's names. */
export function certifyMethods(
  certifications: CertificationStore,
): Record<string, (content: Content) => Answered> {
  return {
    'alipay.user.certify.open.initialize': (content) => {
      const person = objectAt(content, 'identity_param');
      const name = textAt(person, 'cert_name');
      const number = textAt(person, 'cert_no');
      const whole =
        ORDER_NO.test(textAt(content, 'outer_order_no')) &&
        BIZ_CODES.includes(textAt(content, 'biz_code')) &&
        textAt(person, 'identity_type') === 'CERT_INFO' &&
        textAt(person, 'cert_type') === 'IDENTITY_CARD' &&
        name !== '' &&
        number !== '';
      if (!whole) return ALIPAY_ERRORS.invalidParameter;
      const returnUrl = textAt(objectAt(content, 'merchant_config'), 'return_url') || null;
      return { ...SUCCESS, certify_id: certifications.open({ name, number, returnUrl }).certifyId };
    },

    // F also means "not finished"; a reason is sent only for a failure.
    'alipay.user.certify.open.query': ({ certify_id: certifyId }) => {
      const certification = certifications.find(certifyId);
      if (!certification) return ALIPAY_ERRORS.certifyIdUnknown;
      const rest = { identity_info: '{}', material_info: '{}' };
      if (certification.outcome === 'passed') return { ...SUCCESS, passed: 'T', ...rest };
      if (certification.outcome === 'open') return { ...SUCCESS, passed: 'F', ...rest };
      return { ...SUCCESS, passed: 'F', ...rest, fail_reason: 'FACE_NOT_MATCH' };
    },
  };
}

function textAt(content: Content, name: string): string {
  const value = content[name];
  return typeof value === 'string' ? value : '';
}

function objectAt(content: Content, name: string): Content {
  const value = content[name];
  return value !== null && typeof value === 'object' ? { ...value } : {};
}
