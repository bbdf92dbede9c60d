import { Component, type ComponentType, type ReactNode } from 'react'

import { reloadIfStale } from '../navigation/reload-if-stale.ts'

/** What a page shows that failed: `retry` renders it again. */
export type FallbackProps = {
  retry: () => void
  /** The page failed because its code could not be fetched. */
  needsConnection: boolean
}
type Props = { at: string; Fallback: ComponentType<FallbackProps>; children: ReactNode }
type State = { failed: boolean; needsConnection: boolean; at: string }

// Browsers differ in the message of a failed dynamic import; all of them mention one of these words.
const isFailedImport = (error: unknown) => /module|import|fetch/i.test(String(error))

/** An error boundary for one page. Navigation to another page resets it. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false, needsConnection: false, at: this.props.at }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, needsConnection: isFailedImport(error) && !navigator.onLine }
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.at === state.at ? null : { failed: false, needsConnection: false, at: props.at }
  }

  override componentDidCatch(error: unknown) {
    if (isFailedImport(error)) void this.lookForServer()
  }

  async lookForServer() {
    if ((await reloadIfStale()) === 'unreachable') this.setState({ needsConnection: true })
  }

  retry = () => this.setState({ failed: false })

  override render() {
    const { Fallback, children } = this.props
    const { failed, needsConnection } = this.state
    return failed ? <Fallback retry={this.retry} needsConnection={needsConnection} /> : children
  }
}
