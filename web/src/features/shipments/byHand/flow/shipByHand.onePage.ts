import { and, not, stateIn } from 'xstate';
import { payload } from '../../../../lib/params.ts';

const SAVING_SENDER = { composing: { delivery: { editingSender: 'saving' } } };

/** Whether another step may be gone to: a sender that is being saved is waited for. */
export const isFreeToGo = not(stateIn(SAVING_SENDER));

const changes = and(['changesOnOnePage', isFreeToGo]);

/**
 * Where all steps but the last are one page, each takes what belongs to any of them; the step that it belongs to is
 * gone to, and from there on as far as everything is there.
 */
export const onOnePage = {
  'onePage.choose': [
    {
      guard: and([{ type: 'leavesStep', params: payload }, isFreeToGo]),
      target: '.goods',
      actions: [{ type: 'setOnePage', params: payload }, 'clearRefusal'],
    },
    { guard: and(['isBeforeReview', isFreeToGo]), actions: { type: 'setOnePage', params: payload } },
  ],
  'goods.choose': {
    guard: changes,
    target: '.goods.loading',
    actions: [{ type: 'setGoods', params: payload }, 'clearQuote', 'clearRefusal'],
  },
  'goods.add': {
    guard: and([changes, 'hasGoods']),
    target: '.goods.loading',
    actions: [{ type: 'addGoods', params: payload }, 'clearQuote', 'clearRefusal'],
  },
  'goods.remove': {
    guard: changes,
    target: '.goods',
    actions: [{ type: 'removeGoods', params: payload }, 'clearQuote', 'clearRefusal'],
  },
  'items.choose': {
    guard: changes,
    target: '.goods',
    actions: [{ type: 'chooseItems', params: payload }, 'clearQuote', 'clearRefusal'],
  },
  'further.remove': {
    guard: changes,
    target: '.goods',
    actions: [{ type: 'removeFurther', params: payload }, 'clearQuote', 'clearRefusal'],
  },
  'warehouse.choose': {
    guard: and([changes, { type: 'offersWarehouse', params: payload }]),
    target: '.goods',
    actions: [{ type: 'fitGoods', params: payload }, 'clearQuote', 'clearRefusal'],
  },
  'courier.choose': {
    guard: and([changes, { type: 'offersCourier', params: payload }]),
    target: '.delivery',
    actions: [{ type: 'fitGoods', params: payload }, 'clearQuote'],
  },
  'further.courier': {
    guard: and([changes, { type: 'offersFurther', params: payload }]),
    target: '.delivery',
    actions: [{ type: 'setFurtherCourier', params: payload }, 'clearQuote'],
  },
  'sender.choose': {
    guard: changes,
    target: '.delivery',
    actions: { type: 'setSender', params: payload },
  },
  'sender.open': {
    guard: and([changes, not('hasSenderForm')]),
    target: '.delivery',
    actions: { type: 'setSenderForm', params: payload },
  },
  // Written while the goods are read, or are not known.
  'sender.edit': {
    guard: and([changes, 'hasSenderForm']),
    actions: { type: 'editSenderForm', params: payload },
  },
  'sender.cancel': {
    guard: and([changes, 'hasSenderForm']),
    actions: { type: 'setSenderForm', params: { form: null } },
  },
  'sender.save': { guard: and([changes, 'hasSenderForm']), target: '.delivery.editingSender.saving' },
  'platform.choose': { guard: changes, actions: { type: 'setPlatform', params: payload } },
  'remark.edit': { guard: changes, actions: { type: 'setRemark', params: payload } },
} as const;
