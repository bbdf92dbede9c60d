/** The printed number of a record, read from left to right in both languages. */
export const RecordNumber = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
    {children}
  </bdi>
)
