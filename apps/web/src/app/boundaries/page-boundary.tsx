import { Component, type ComponentType, type ReactNode } from 'react'

import { reloadIfStale } from '../navigation/reload-if-stale.ts'

type Props = { at: string; Fallback: ComponentType<{ retry: () => void }>; children: ReactNode }
type State = { failed: boolean; at: string }

/** An error boundary for one page. Navigation to another page resets it. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.at }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.at === state.at ? null : { failed: false, at: props.at }
  }

  override componentDidCatch(error: unknown) {
    // Browsers differ in the message of a failed dynamic import; all of them mention one of these words.
    if (/module|import|fetch/i.test(String(error))) void reloadIfStale()
  }

  retry = () => this.setState({ failed: false })

  override render() {
    const { Fallback, children } = this.props
    return this.state.failed ? <Fallback retry={this.retry} /> : children
  }
}
