import type { EventActor, TraceState } from '../../graphql/generated/graphql.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';

export const timelineText = {
  title: '物流轨迹',
  loading: '正在读取轨迹',
  courier: '快递的消息',
  own: '处理记录',
  waybill: '运单号',
  noWaybill: '还没有运单号，出单后这里会有物流轨迹',
  silent: '快递还没有消息。包裹揽收后，一般几小时内会有第一条',
  noEvents: '还没有处理记录',
};

export const actorNames: Record<EventActor, string> = {
  USER: '买家',
  SELLER: '供应商',
  SYSTEM: '系统',
  PLATFORM: '平台',
};

/** What a courier says of a parcel, and the colour of it. */
export const traceStates: Record<TraceState, { text: string; tone: Tone }> = {
  MOVING: { text: '运输中', tone: 'info' },
  PICKED_UP: { text: '已揽收', tone: 'info' },
  TROUBLE: { text: '疑难件', tone: 'danger' },
  SIGNED: { text: '已签收', tone: 'success' },
  RETURNED: { text: '已退签', tone: 'danger' },
  DELIVERING: { text: '派送中', tone: 'info' },
  RETURNING: { text: '退回中', tone: 'danger' },
  PASSED_ON: { text: '已转投', tone: 'info' },
  CUSTOMS: { text: '清关', tone: 'info' },
  CUSTOMS_AWAITED: { text: '待清关', tone: 'info' },
  CUSTOMS_UNDER_WAY: { text: '清关中', tone: 'info' },
  CUSTOMS_PASSED: { text: '已清关', tone: 'info' },
  CUSTOMS_TROUBLE: { text: '清关异常', tone: 'danger' },
  REFUSED: { text: '已拒签', tone: 'danger' },
};
