import { Component, type ReactNode } from 'react';

export interface DemoBoundaryProps {
  /** Shown in place of a crashed demo. */
  message: string;
  /** Props of the demo: after a crash, other props are another attempt. */
  props?: object;
  onCrash?: (error: Error) => void;
  children: ReactNode;
}

/** Error boundary of a single demo. React still logs the error to the console. */
export class DemoBoundary extends Component<DemoBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onCrash?.(error);
  }

  override componentDidUpdate({ props }: DemoBoundaryProps) {
    if (this.state.hasFailed && props !== this.props.props) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? (
      <p className="demo-error" role="alert">
        {this.props.message}
      </p>
    ) : (
      this.props.children
    );
  }
}
