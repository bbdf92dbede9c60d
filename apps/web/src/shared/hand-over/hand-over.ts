/** Hands a text over as a file, which the browser keeps where it keeps what is downloaded. */
export function handOver(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it after the press
  setTimeout(() => URL.revokeObjectURL(url))
}
