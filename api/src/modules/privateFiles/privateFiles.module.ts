import { privateNamesOf } from '../../adapters/storage/privateNames.ts';
import { privateFiles } from '../../db/schema/index.ts';
import type { CreateModule } from '../module.ts';
import { type Swept, sweepUnused } from '../uploads/sweepUnused.ts';
import { privateFileRoutes } from './privateFiles.routes.ts';
import { privateFileService } from './privateFiles.service.ts';

const FILES: Swept = { table: privateFiles, namesOf: privateNamesOf };

export const privateFilesModule: CreateModule = ({ db, shared, now, storage, drawing }) => ({
  tags: { privateFiles: 'Pictures and videos that only parties see.' },
  routes: [privateFileRoutes(privateFileService({ db, shared, storage, drawing, now }))],
  scheduled: storage
    ? [{ name: 'sweepPrivateFiles', cron: '5 * * * *', run: (stop) => sweepUnused(db, storage, FILES, stop) }]
    : [],
});
