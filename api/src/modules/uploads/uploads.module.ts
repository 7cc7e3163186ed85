import { filesOf } from '../../adapters/storage/uploadNames.ts';
import { operatorUploads, uploads } from '../../db/schema/index.ts';
import type { CreateModule } from '../module.ts';
import { type Swept, sweepUnused } from './sweepUnused.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { uploadService } from './uploads.service.ts';

const namesOf = filesOf;
const PICTURES: readonly Swept[] = [
  { table: uploads, namesOf },
  { table: operatorUploads, namesOf },
];

export const uploadsModule: CreateModule = ({ db, shared, now, storage, drawing }) => ({
  tags: { uploads: 'Pictures.' },
  consoleTags: { uploads: 'Pictures.' },
  routes: [uploadRoutes(uploadService({ db, shared, storage, drawing, now }))],
  scheduled: storage
    ? [
        {
          name: 'sweepUnused',
          cron: '0 * * * *',
          run: async (stop) => {
            for (const swept of PICTURES) await sweepUnused(db, storage, swept, stop);
          },
        },
      ]
    : [],
});
