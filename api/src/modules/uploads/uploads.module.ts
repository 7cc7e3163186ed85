import { smallOf } from '../../adapters/storage/uploadNames.ts';
import { uploads } from '../../db/schema/index.ts';
import type { CreateModule } from '../module.ts';
import { type Swept, sweepUnused } from './sweepUnused.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { uploadService } from './uploads.service.ts';

const PICTURES: Swept = { table: uploads, namesOf: (key) => [key, smallOf(key)] };

export const uploadsModule: CreateModule = ({ db, shared, now, storage, drawing }) => ({
  tags: { uploads: 'Pictures.' },
  routes: [uploadRoutes(uploadService({ db, shared, storage, drawing, now }))],
  scheduled: storage
    ? [{ name: 'sweepUnused', cron: '0 * * * *', run: (stop) => sweepUnused(db, storage, PICTURES, stop) }]
    : [],
});
