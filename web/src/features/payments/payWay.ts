import type { PayWay } from '../../graphql/generated/graphql.ts';

interface Browser {
  userAgent: string;
  /** CSS pixels. */
  width: number;
}

/** As wide as a tablet's window has to be for a computer's page. */
const WIDE = 768;
const PHONE = /iPhone|iPod|Android.*Mobile|HarmonyOS.*Mobile|Windows Phone/i;
const TABLET = /iPad|Android|HarmonyOS|Tablet/i;
const WECHAT = /MicroMessenger/i;
/** 企业微信 says that it is WeChat, and knows people by other numbers. */
const NO_WECHAT = /wxwork/i;

/** Where the person pays. WeChat at a computer shows codes as any browser there: its cashier is that of phones. */
export function payWayOf({ userAgent, width }: Browser): PayWay {
  const isPhone = PHONE.test(userAgent);
  const isTablet = !isPhone && TABLET.test(userAgent);
  if (!isPhone && !isTablet) return 'DESKTOP';
  if (WECHAT.test(userAgent) && !NO_WECHAT.test(userAgent)) return 'IN_WECHAT';
  return isPhone || width < WIDE ? 'MOBILE' : 'DESKTOP';
}
