// Runs before the first paint, so that nothing flashes. At most 1 kB. The server writes apiRoot.
;(function () {
  window.sakina = { apiRoot: '/api' }
  var root = document.documentElement
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('sakina.preferences')) || {}
    if (localStorage.getItem('currentUser')) root.dataset.customer = ''
    if (!localStorage.getItem('sakina.visited')) root.dataset.firstVisit = ''
    localStorage.setItem('sakina.visited', '1')
  } catch {}
  var asked = (what) => matchMedia('(prefers-' + what + ')').matches
  var theme = kept.theme
  if (!/^(light|dark|contrast|contrast-dark)$/.test(theme))
    theme =
      [asked('contrast: more') && 'contrast', asked('color-scheme: dark') && 'dark']
        .filter(Boolean)
        .join('-') || 'light'
  root.dataset.theme = theme
  if (location.pathname === '/' && kept.locale === 'en' && !location.search) location.replace('/en')
})()
