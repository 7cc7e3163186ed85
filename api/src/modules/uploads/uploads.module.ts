import type { CreateModule } from '../module.ts';
import { sweepUnused } from './sweepUnused.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { uploadService } from './uploads.service.ts';

export const uploadsModule: CreateModule = ({ db, shared, now, storage }) => ({
  tags: { uploads: 'Pictures.' },
  routes: [uploadRoutes(uploadService({ db, shared, storage, now }))],
  scheduled: storage
    ? [{ name: 'sweepUnused', cron: '0 * * * *', run: (stop) => sweepUnused(db, storage, stop) }]
    : [],
});
