import { printBanner } from './lib/banner.mjs';
import { prepare } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { checkDatabase, checkRoom, startProduct } from './lib/product.mjs';
import { buildPagesIfStale } from './lib/webBuild.mjs';

const dev = false;

await main(
  '橙仓启动',
  async () => {
    await prepare(() => checkRoom({ dev }));
    await checkRoom({ dev });
    await checkDatabase();
    await buildPagesIfStale({ dev });
    await printBanner(await startProduct({ dev }));
  },
  { goodbye: '橙仓已停止' },
);
