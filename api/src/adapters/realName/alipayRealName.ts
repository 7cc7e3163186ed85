import { ALIPAY, type AlipayApplication, alipayClient } from '../alipay/alipayClient.ts';
import { ProviderError } from '../providerError.ts';
import type { RealNameVerifier } from './realName.ts';

export type AlipayOptions = AlipayApplication & {
  /** Where people are sent when they are through. */
  returnUrl?: string;
};

/** Alipay's identity check (多因子人脸认证). Every failure is a `ProviderError`. */
export function alipayRealName({ returnUrl, ...application }: AlipayOptions): RealNameVerifier {
  const alipay = alipayClient(application);

  return {
    async begin({ realName, idCard, orderNo }) {
      const { certify_id: certifyId } = await alipay.call('alipay.user.certify.open.initialize', {
        outer_order_no: orderNo,
        biz_code: 'FACE',
        identity_param: {
          identity_type: 'CERT_INFO',
          cert_type: 'IDENTITY_CARD',
          cert_name: realName,
          cert_no: idCard,
        },
        merchant_config: returnUrl ? { return_url: returnUrl } : {},
      });
      if (typeof certifyId !== 'string') throw new ProviderError(ALIPAY, 'unreachable', 'BAD_ANSWER');
      const url = alipay.page(
        'alipay.user.certify.open.certify',
        { certify_id: certifyId },
        returnUrl ? { return_url: returnUrl } : {},
      );
      return { certifyId, url };
    },

    // Alipay answers F both for an unfinished and for a failed check; only `fail_reason`, which depends on the
    // contract, distinguishes them. Without it `pending` ends with the 23 hours of the certify id.
    async outcome(certifyId) {
      const { passed, fail_reason: reason } = await alipay.call('alipay.user.certify.open.query', {
        certify_id: certifyId,
      });
      // Some versions answer with a list of one.
      if ([passed].flat()[0] === 'T') return 'passed';
      return reason ? 'failed' : 'pending';
    },
  };
}
