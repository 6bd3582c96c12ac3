import { Component, type ErrorInfo, type ReactNode } from 'react';
import { TroublePage } from './Trouble';

interface Caught {
  readonly report?: string;
}

const reportOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);

/** What goes wrong while drawing ends here: the game is saved, and the report can be copied. */
export class ErrorBoundary extends Component<{ children: ReactNode }, Caught> {
  override state: Caught = {};

  static getDerivedStateFromError(error: unknown): Caught {
    return { report: reportOf(error) };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo): void {
    this.setState(({ report = '' }) => ({ report: `${report}\n${componentStack ?? ''}` }));
  }

  override render(): ReactNode {
    const { report } = this.state;
    return report === undefined ? this.props.children : <TroublePage report={report} />;
  }
}
