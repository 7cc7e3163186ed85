import type { IssuedWaybill } from './waybillBook.ts';

/** Kuaidi100's number of a state, its finer one, and the name of the first. */
export const JOURNEY_STATES = {
  pickedUp: { main: '1', fine: '103', name: '揽收' },
  moving: { main: '0', fine: '1002', name: '在途' },
  arrived: { main: '0', fine: '1001', name: '在途' },
  delivering: { main: '5', fine: '5', name: '派件' },
  signed: { main: '3', fine: '301', name: '签收' },
  trouble: { main: '2', fine: '206', name: '疑难' },
  refused: { main: '14', fine: '14', name: '拒签' },
  returning: { main: '6', fine: '6', name: '退回' },
  returned: { main: '4', fine: '4', name: '退签' },
} as const;
export type JourneyState = keyof typeof JOURNEY_STATES;

/** A step at a moment, possibly in the future. */
export type Step = { at: Date; state: JourneyState; area: string; text: string };

export type Stage = Omit<Step, 'at'>;

/** Simulated hours between steps. */
export const STEP_HOURS = 4;

const PROVINCE = /^\p{Script=Han}{2,7}?(?:省|自治区|特别行政区|市)/u;
const CITY = /^\p{Script=Han}{1,7}?(?:市|自治州|地区|盟)/u;

/** All steps of an undisturbed journey between two cities. */
export function stagesOf({ sender, receiver, courierName }: Ends): Stage[] {
  const [from, to] = [placeIn(sender.printAddr), placeIn(receiver.printAddr)];
  const hubs = [...new Set([from.province, to.province])];
  return [
    { state: 'pickedUp', area: from.city, text: `【${from.city}】${courierName} 已揽收` },
    ...hubs.map((hub): Stage => ({ state: 'moving', area: hub, text: `【${hub}】快件已到达转运中心` })),
    { state: 'arrived', area: to.city, text: `【${to.city}】快件已到达派件网点` },
    { state: 'delivering', area: to.city, text: `【${to.city}】快递员正在派件` },
    { state: 'signed', area: to.city, text: `【${to.city}】快件已签收，感谢使用${courierName}` },
  ];
}

type Ends = Pick<IssuedWaybill, 'sender' | 'receiver'> & { courierName: string };

const PROBLEMS = {
  trouble: { state: 'trouble', text: '快件派送异常，无法联系收件人' },
  returning: { state: 'returning', text: '快件退回寄件人' },
  refused: { state: 'refused', text: '收件人拒绝签收' },
} as const satisfies Record<string, Omit<Stage, 'area'>>;
export type Problem = keyof typeof PROBLEMS;
export const PROBLEM_KINDS = Object.keys(PROBLEMS) as Problem[];

/** The rest of a journey after a problem: it continues after a delay, and returns to the sender otherwise. */
export function stagesAfter(problem: Problem, { sender, receiver }: Ends, rest: readonly Stage[]): Stage[] {
  const [from, to] = [placeIn(sender.printAddr), placeIn(receiver.printAddr)];
  const { state, text } = PROBLEMS[problem];
  const first: Stage = { state, area: to.city, text: `【${to.city}】${text}` };
  if (problem === 'trouble') return [first, ...rest];
  const back: Stage = { state: 'returning', area: to.city, text: `【${to.city}】快件正在退回寄件人` };
  const end: Stage = { state: 'returned', area: from.city, text: `【${from.city}】寄件人已签收退件` };
  return problem === 'refused' ? [first, back, end] : [first, end];
}

/** A municipality is its own city. */
function placeIn(address: string): { province: string; city: string } {
  const province = PROVINCE.exec(address)?.[0] ?? address.slice(0, 3);
  const city = province.endsWith('市')
    ? province
    : (CITY.exec(address.slice(province.length))?.[0] ?? province);
  return { province, city };
}
