import { OwnText } from '@sakina/ui/provider'

/** What somebody wrote, in its own lines and language. */
export const Written = ({ children }: { children: string }) => (
  <OwnText className="whitespace-pre-line">{children}</OwnText>
)
