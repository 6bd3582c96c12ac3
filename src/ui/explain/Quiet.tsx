import { Component, type ReactNode } from 'react';

interface QuietProps {
  readonly of: Element;
  readonly children: ReactNode;
}

/** What can't be explained stays silent, and the table goes on: a drawing may outlive its thing for a moment. */
export class Quiet extends Component<QuietProps, { readonly silent: boolean }> {
  override state = { silent: false };

  static getDerivedStateFromError(): { silent: boolean } {
    return { silent: true };
  }

  override componentDidUpdate({ of }: QuietProps): void {
    if (this.state.silent && of !== this.props.of) this.setState({ silent: false });
  }

  override render(): ReactNode {
    return this.state.silent ? null : this.props.children;
  }
}
