// Runs before the first paint, so that neither theme nor direction flashes.
;(function () {
  var root = document.documentElement
  var theme = ''
  try {
    theme = localStorage.getItem('sakina.office.theme') || ''
  } catch {}
  var asked = (what) => matchMedia('(prefers-' + what + ')').matches
  if (!/^(light|dark|contrast|contrast-dark)$/.test(theme))
    theme =
      [asked('contrast: more') && 'contrast', asked('color-scheme: dark') && 'dark']
        .filter(Boolean)
        .join('-') || 'light'
  root.dataset.theme = theme
  if (/^\/office\/en(\/|$)/.test(location.pathname)) {
    root.lang = 'en'
    root.dir = 'ltr'
  }
})()
