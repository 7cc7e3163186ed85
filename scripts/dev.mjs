import { printBanner } from './lib/banner.mjs';
import { prepare } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { checkDatabase, checkRoom, startProduct } from './lib/product.mjs';
import { buildPagesIfStale } from './lib/webBuild.mjs';

const dev = true;

await main(
  '橙仓开发模式：改动 web 即时生效，改动 api、gateway 自动重启',
  async () => {
    await prepare(() => checkRoom({ dev }));
    await checkRoom({ dev });
    await checkDatabase();
    await buildPagesIfStale({ dev });
    await printBanner(await startProduct({ dev }));
  },
  { goodbye: '橙仓已停止' },
);
