import { useLocation } from 'react-router-dom';
import { Link } from '../../../../ui/base/Link.tsx';
import { previewText as text } from './preview.text.ts';

/** Where shops are bound: masked recipients can only be shipped to as orders of their shop. */
export function BindShopLink() {
  const { search } = useLocation();
  return (
    <Link to={{ pathname: '../auto', search }} relative="path">
      {text.bindShop}
    </Link>
  );
}

/** Whether the reader, or the api, says that a recipient is masked. */
export function isMasked(problems: readonly { msg?: string | undefined }[]): boolean {
  return problems.some(({ msg }) => msg?.startsWith('脱敏信息'));
}
