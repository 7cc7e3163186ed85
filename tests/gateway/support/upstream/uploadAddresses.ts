import { type Answers, ok } from '../fakeUpstream.ts';

export const answers: Answers = {
  '/uploads/createAddress': () =>
    ok({
      ...{ url: '/api/v1/fileUpload/upload?signature=v1.abc', field: 'file', maxBytes: 5_242_880 },
      expiresAt: '2026-11-22T12:10:00+08:00',
    }),
};
