/** Downloads a text as a file. */
export function downloadText(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the URL only after the click, so the URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(url))
}
