import { Component, type ReactNode } from 'react';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { pageText } from './page.text.ts';
import { isLoadFailure } from './pageLoadFailed.ts';

interface Props {
  /** A new one lets a broken page try again. */
  resetKey: string;
  onBreak?: (() => void) | undefined;
  children: ReactNode;
}

interface State {
  error: unknown;
  brokenAt: string | null;
}

/** Keeps a page that broke, or whose code could not be loaded, from taking the shell with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, brokenAt: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { error, brokenAt }: State): Partial<State> | null {
    if (error === null) return null;
    if (brokenAt === null) return { brokenAt: resetKey };
    return brokenAt === resetKey ? null : { error: null, brokenAt: null };
  }

  override componentDidCatch() {
    this.props.onBreak?.();
  }

  readonly retry = () => {
    // React and the browser both remember code that failed to load: only a new page asks for it again.
    if (isLoadFailure(this.state.error)) window.location.reload();
    else this.setState({ error: null, brokenAt: null });
  };

  override render() {
    if (this.state.error === null) return this.props.children;
    return <ErrorState title={pageText.failed} message={pageText.failedHint} onRetry={this.retry} />;
  }
}
