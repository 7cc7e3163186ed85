import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppActor } from '../../lib/appActors.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import type { IconName } from '../../ui/base/icons.ts';
import { Link } from '../../ui/base/Link.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ThemeSwitch } from '../../ui/buttons/ThemeSwitch.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { useCustomerService } from '../customerService/useCustomerService.ts';
import { useOpenLogin } from '../loginDialog/useOpenLogin.ts';
import { useLogout, useReconnect, useSession } from '../session/useSession.ts';
import styles from './MobileMePage.module.css';
import { mobileText as text } from './mobile.text.ts';
import { DesktopLink, PhoneHead } from './PhoneHead.tsx';

/** Who is signed in, and the few things that a phone needs beside the goods. */
export default function MobileMePage() {
  usePageTitle(text.me);
  const theme = useAppActor('theme');
  const { status } = useSession();
  const { contact } = useCustomerService();
  const isVisitor = status === 'anonymous' || status === 'expired';
  return (
    <>
      <PhoneHead title={text.me} />
      <Row as="section" justify="space-between" className={styles.who}>
        {isVisitor ? <Visitor /> : <Member />}
      </Row>
      <ul className={styles.list}>
        <li>
          <Link to={paths.mobileOrders} className={styles.row}>
            <RowWords icon="list">{text.myOrders}</RowWords>
          </Link>
        </li>
        <li>
          <button type="button" className={styles.row} onClick={contact}>
            <RowWords icon="headset">{text.contact}</RowWords>
          </button>
        </li>
        <li>
          <DesktopLink className={styles.row}>
            <RowWords icon="home" note={text.desktopNote}>
              {text.desktop}
            </RowWords>
          </DesktopLink>
        </li>
        <li className={styles.row}>
          <Icon name="eye" size={20} className={styles.sign} />
          {text.theme}
          <span className={styles.end}>
            <ThemeSwitch theme={theme} />
          </span>
        </li>
      </ul>
      {!isVisitor && <Logout />}
    </>
  );
}

function RowWords({ icon, note, children }: { icon: IconName; note?: string; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={20} className={styles.sign} />
      {children}
      <Row as="span" gap={4} className={styles.end}>
        {note}
        <Icon name="chevronRight" />
      </Row>
    </>
  );
}

function Visitor() {
  const openLogin = useOpenLogin();
  return (
    <>
      <span>
        <strong className={styles.name}>{text.visitor}</strong>
        <SecondLine>{text.visitorHint}</SecondLine>
      </span>
      <Button variant="primary" onClick={() => openLogin()}>
        {text.login}
      </Button>
    </>
  );
}

function Member() {
  const { status, user } = useSession();
  if (status === 'unreachable') return <Unreachable />;
  if (!user) return <Skeleton height={44} />;
  return (
    <>
      <span>
        <strong className={styles.name}>{user.nickName || user.phone}</strong>
        <SecondLine>{user.kind === 'buyer' ? text.buyer : text.seller}</SecondLine>
      </span>
      <span className={styles.balance}>
        <SecondLine>{text.balance}</SecondLine>
        <Price fen={user.balance} size="large" />
      </span>
    </>
  );
}

/** Shown while the account could not be loaded. */
function Unreachable() {
  const { connecting, retry } = useReconnect();
  return (
    <>
      <span role="status">
        <strong className={styles.name}>{text.unreachable}</strong>
        <SecondLine>{text.unreachableHint}</SecondLine>
      </span>
      <Button loading={connecting} onClick={retry}>
        {text.retry}
      </Button>
    </>
  );
}

/** Ending the session leads to the desktop's home page: on the mobile site, to its own. */
function Logout() {
  const logout = useLogout();
  const navigate = useNavigate();
  const leave = () => {
    logout();
    navigate(paths.mobile, { replace: true });
  };
  return (
    <div className={styles.leave}>
      <Button fluid size="large" onClick={leave}>
        {text.logout}
      </Button>
    </div>
  );
}
