import type { Random } from './random.ts';

const drawNumber: Record<string, (random: Random) => string> = {
  顺丰: (r) => `SF${r.digits(13)}`,
  顺丰速运: (r) => `SF${r.digits(13)}`,
  圆通: (r) => `YT${r.digits(13)}`,
  圆通速递: (r) => `YT${r.digits(13)}`,
  中通快递: (r) => `7${r.digits(13)}`,
  申通快递: (r) => `77${r.digits(13)}`,
  韵达: (r) => `4${r.digits(14)}`,
  韵达快递: (r) => `4${r.digits(14)}`,
  极兔速递: (r) => `JT${r.digits(13)}`,
  京东快递: (r) => `JD${r.digits(13)}`,
  邮政EMS: (r) => r.pick(['98', '10', '13']) + r.digits(11),
};

const couriers = Object.keys(drawNumber);

/** A courier's name and a number in its form; the number is never an order number. */
export function waybill(random: Random): { courier: string; number: string } {
  const courier = random.pick(couriers);
  return { courier, number: drawNumber[courier]?.(random) ?? '' };
}

const waybillLabels = ['运单号', '快递单号', '物流单号', '运单编号', '快递号'];

/** 快递单号：圆通 YT…, 物流公司：… 运单号：…; the whole of it is rest. */
export function waybillLine(random: Random): string {
  const { courier, number } = waybill(random);
  const label = random.pick(waybillLabels);
  return random.pick([
    `${label}：${courier} ${number}`,
    `物流公司：${courier} ${label}：${number}`,
    `${label}: ${number}（${courier}）`,
    `${courier}：${number}`,
  ]);
}
