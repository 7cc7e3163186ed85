import type { CreateModule } from '../module.ts';
import { privateFileService } from '../privateFiles/privateFiles.service.ts';
import { licencePictureRoutes } from './licencePictures.console.routes.ts';
import { licenceRoutes } from './licences.console.routes.ts';
import { ownLicenceRoutes } from './licences.routes.ts';
import { licenceService } from './licences.service.ts';
import { tellDueLicences } from './tellDueLicences.ts';

export const licencesModule: CreateModule = ({ db, shared, storage, drawing, now }) => {
  const licences = licenceService(db);
  const files = privateFileService({ db, shared, storage, drawing, now });
  return {
    tags: { licences: 'What suppliers may trade in.' },
    consoleTags: { licences: 'What suppliers may trade in.' },
    routes: [ownLicenceRoutes(licences), licenceRoutes(licences), licencePictureRoutes({ licences, files })],
    scheduled: [{ name: 'tellDueLicences', cron: '30 9 * * *', run: (stop) => tellDueLicences(db, stop) }],
  };
};
