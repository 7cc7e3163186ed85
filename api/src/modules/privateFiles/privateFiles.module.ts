import { privateNamesOf } from '../../adapters/storage/privateNames.ts';
import { privateFiles } from '../../db/schema/index.ts';
import type { CreateModule } from '../module.ts';
import { type Swept, sweepUnused } from '../uploads/sweepUnused.ts';
import { consoleFileRoutes } from './privateFiles.console.routes.ts';
import { privateFileRoutes } from './privateFiles.routes.ts';
import { privateFileService } from './privateFiles.service.ts';

const FILES: Swept = { table: privateFiles, namesOf: privateNamesOf };

export const privateFilesModule: CreateModule = ({ db, shared, now, storage, drawing }) => {
  const files = privateFileService({ db, shared, storage, drawing, now });
  return {
    tags: { privateFiles: 'Pictures and videos that only parties see.' },
    routes: [privateFileRoutes(files), consoleFileRoutes(files)],
    scheduled: storage
      ? [
          {
            name: 'sweepPrivateFiles',
            cron: '5 * * * *',
            run: (stop) => sweepUnused(db, storage, FILES, stop),
          },
        ]
      : [],
  };
};
