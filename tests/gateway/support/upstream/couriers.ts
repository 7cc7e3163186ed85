import type { CourierDto } from '../../../../gateway/src/domains/couriers/couriers.dto.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

export function courierRow(id: number): CourierDto {
  return {
    id,
    name: `快递${id}`,
    code: 'YTO',
    logo: null,
    workDays: '1111111',
    sundayRest: false,
    restDates: ['2027-02-06'],
    cutoffTime: '18:00',
    status: 1,
  };
}

export const answers: Answers = {
  '/couriers/getCouriersList': () => ok({ list: [courierRow(1), courierRow(2)], total: 2 }),
};
