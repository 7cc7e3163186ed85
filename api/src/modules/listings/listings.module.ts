import type { CreateModule } from '../module.ts';
import { listingPackageRoutes } from './listingPackage.routes.ts';
import { listingPictures } from './listingPictures.ts';
import { shopListingRoutes } from './listings.routes.ts';
import { shopListingService } from './listings.service.ts';
import { lookingAtListingsService } from './lookingAtListings.service.ts';
import { puttingUpService } from './puttingUp.service.ts';
import { readingVerdictsService } from './readingVerdicts.service.ts';

export const listingsModule: CreateModule = ({ db, queue, calls, exporting, storage, filesDir, site }) => {
  const pictures = listingPictures({ storage, site, filesDir });
  const puttingUp = puttingUpService({ db, queue, calls, pictures });
  const looking = lookingAtListingsService({ db, calls, wake: puttingUp.wake });
  const verdicts = readingVerdictsService({ db, queue, calls });
  return {
    routes: [
      shopListingRoutes(shopListingService({ db, calls, wake: puttingUp.wake })),
      listingPackageRoutes(db, exporting),
    ],
    jobs: [puttingUp.handler, verdicts.handler],
    scheduled: [
      { name: 'rescueListings', everySeconds: 30, run: (stop) => puttingUp.rescue(stop) },
      { name: 'readListingVerdicts', everySeconds: 60, run: (stop) => verdicts.run(stop) },
      { name: 'lookAtListings', everySeconds: 5, run: (stop) => looking.run(stop) },
    ],
  };
};
