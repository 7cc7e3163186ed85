// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type ConsoleActors, ConsoleActorsContext } from '../../web/src/console/consoleActors.ts';
import type { ConsolePage } from '../../web/src/console/consolePage.ts';
import { proveAgainMachine } from '../../web/src/console/proof/proveAgain.machine.ts';
import { consoleSessionMachine } from '../../web/src/console/session/consoleSession.machine.ts';
import { ConsoleShell } from '../../web/src/console/shell/ConsoleShell.tsx';
import { CopyReply } from '../../web/src/console/ui/CopyReply.tsx';
import { Masked } from '../../web/src/console/ui/masked/Masked.tsx';
import { RecordPage } from '../../web/src/console/ui/record/RecordPage.tsx';
import { press, submit, type } from '../support/viewTest.tsx';

afterEach(cleanup);

const Search = () => <h1>搜索结果</h1>;
const pages: readonly ConsolePage[] = [
  { path: '/', title: '工作台', element: <h1>首页</h1>, menu: { group: 'desk', icon: 'home' } },
  {
    ...{ path: '/orders', title: '订单', element: <h1>全部订单</h1>, permission: 'orders.read' },
    menu: { group: 'orders', icon: 'bag' },
  },
  {
    ...{ path: '/cashOuts', title: '提现', element: <h1>全部提现</h1>, permission: 'cashOuts.approve' },
    menu: { group: 'money', icon: 'wallet' },
  },
  { path: '/search', title: '搜索', element: <Search />, permission: 'orders.read' },
];

const unending = () => new Promise<void>(() => {});

/** The console of an operator who may do this much. */
function show(address: string, permissions: string[]) {
  const machine = consoleSessionMachine.provide({
    actors: { awaitIdle: fromPromise(unending), endSession: fromPromise(unending) },
    actions: { storeToken: () => {}, clearSession: () => {}, goHome: () => {} },
  });
  const operator = { id: 1, name: 'kefu', displayName: '李客服', roles: ['客服'], permissions };
  const snapshot = machine.resolveState({
    value: { signedIn: 'active' },
    context: {
      operator: { ...operator, recoveryCodesLeft: 10, idleMinutes: 30 },
      ...{ hasToken: true, expired: false, endsAt: null },
    },
  });
  const session = createActor(machine, { snapshot, input: { hasToken: true, expired: false } }).start();
  const actors: ConsoleActors = {
    session,
    proof: createActor(proveAgainMachine).start(),
    theme: { isDark: () => false, toggle: () => {}, subscribe: () => () => {} },
  };
  render(
    <MemoryRouter initialEntries={[address]}>
      <ConsoleActorsContext value={actors}>
        <ConsoleShell pages={pages} />
      </ConsoleActorsContext>
    </MemoryRouter>,
  );
  return session;
}

const menu = () =>
  [...screen.getByRole('navigation', { name: '主菜单' }).querySelectorAll('a')].map(
    (link) => link.textContent,
  );

describe('the frame of the console', () => {
  it('shows in its menu what the operator may open, and opens no more', () => {
    show('/orders', ['orders.read']);
    expect([menu(), screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
      ['工作台', '订单'],
      '全部订单',
    ]);
    cleanup();
    show('/cashOuts', ['orders.read']);
    expect(screen.getByText('您没有权限访问此页面')).toBeDefined();
    expect(screen.queryByText('全部提现')).toBeNull();
  });

  it('leads into its search by a key and out of it by another, where the operator may search', () => {
    show('/', []);
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    show('/', ['orders.read']);
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(box);
    type(box, ' SF123 ');
    submit(box);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('搜索结果');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('SF123');
  });

  it('sends the session away at 退出', () => {
    const session = show('/', []);
    press(screen.getByRole('button', { name: '退出' }));
    expect(session.getSnapshot().value).toBe('leaving');
  });
});

describe('what pages of the console are made of', () => {
  it('leads from the list of sections to each of them', () => {
    const sections = ['价格', '物流'].map((title) => ({ title, content: <p>{title}的内容</p> }));
    render(<RecordPage title="订单 1" sections={sections} />);
    press(screen.getByRole('link', { name: '物流' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '物流' }));
  });

  it('shows a ready reply beside the button that copies it', () => {
    render(<CopyReply reply={'您好，\n包裹已发出'} />);
    expect(screen.getByRole('button', { name: '复制回复' })).toBeDefined();
    expect(screen.getByText(/包裹已发出/)).toBeDefined();
  });

  it('asks for what is masked with a reason, and not at all for who may not see it', async () => {
    const asked: string[] = [];
    const unmask = async (reason: string) => {
      asked.push(reason);
      return { kind: 'unmasked', text: '13800000001' } as const;
    };
    const view = render(<Masked text="138****0001" label="手机号" mayLift={false} unmask={unmask} />);
    expect(screen.queryByRole('button')).toBeNull();
    view.rerender(<Masked text="138****0001" label="手机号" mayLift unmask={unmask} />);
    press(screen.getByRole('button', { name: '查看完整的手机号' }));
    type(screen.getByRole('textbox'), ' 买家来电核对地址 ');
    await act(async () => press(screen.getByRole('button', { name: '查看' })));
    expect([asked, screen.getByText('13800000001')]).toEqual([['买家来电核对地址'], expect.anything()]);
  });
});
