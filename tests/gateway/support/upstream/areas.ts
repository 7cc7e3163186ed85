import { type Answers, ok } from '../fakeUpstream.ts';

export const answers: Answers = {
  '/common/getGeoList': () =>
    ok({ list: [{ code: '33', name: '浙江省', parentCode: '', level: 1 }], version: 'v1' }),
  '/common/getIpGeo': () => ok({ ip: '', provinceCode: '', province: '未知', cityCode: '', city: '未知' }),
};
