import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** A change of it tries again: the address, for a page. */
  readonly resetKey: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedKey: string | undefined;
}

/** Shows its fallback when something inside fails to load or to render, until the reset key changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedKey: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedKey: FAILED };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState {
    if (state.failedKey === FAILED) return { failedKey: props.resetKey };
    return state.failedKey === props.resetKey ? state : { failedKey: undefined };
  }

  override render(): ReactNode {
    return this.state.failedKey === undefined ? this.props.children : this.props.fallback;
  }
}

/** Stands for "failed just now", until it is known with which key. */
const FAILED = "\0failed";
