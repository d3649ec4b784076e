import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** A change renders the children again. For a page it is the address. */
  readonly resetKey: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedKey: string | undefined;
}

/** Shows the fallback when a child fails to load or render, until the reset key changes. */
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

/** Marks a new failure until the reset key of the failed render is known. */
const FAILED = "\0failed";
