import { Component, type ReactNode } from 'react';

export interface DemoBoundaryProps {
  /** Shown instead of the demo after a crash. */
  message: string;
  children: ReactNode;
}

/** Keeps a crash inside its demo. The console keeps the cause for developers. */
export class DemoBoundary extends Component<DemoBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
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
