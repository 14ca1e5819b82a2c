// Every module and style sheet of the page: a browser says of a missing one only in the page that loads it.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../Public');
const modules = ['app', 'apps'].flatMap(folder => readdirSync(join(root, folder), { recursive: true })
  .filter(name => name.endsWith('.js')).map(name => join(root, folder, name)));
const sources = new Map(modules.map(path => [path, readFileSync(path, 'utf8')]));

const declared = /^export (?:async )?(?:function\*?|class|const|let) (\w+)/gm;
const imported = /^(?:import (?:(?:\{([^}]*)\}|\* as \w+) from )?|export \* as \w+ from )'([^']+)';/gm;

const exportsOf = path => new Set([...sources.get(path).matchAll(declared)].map(([, name]) => name));

/** The imports of a module: the path, and the names as the imported module declares them. */
function importsOf(path) {
  return [...sources.get(path).matchAll(imported)].map(([, names = '', from]) => ({
    from: resolve(dirname(path), from),
    names: names.split(',').map(name => name.trim().split(' as ')[0]).filter(Boolean),
  }));
}

test('every module and every name that is imported is there', () => {
  let count = 0;
  for (const path of modules) {
    for (const { from, names } of importsOf(path)) {
      count += 1;
      assert.ok(sources.has(from), `${relative(root, path)} imports ${relative(root, from)}`);
      const missing = names.filter(name => !exportsOf(from).has(name));
      assert.deepEqual(missing, [], `${relative(root, path)} imports from ${relative(root, from)}`);
    }
  }
  const statements = [...sources.values()].join('\n').match(/^(?:import|export \*)(?= )/gm).length;
  assert.equal(count, statements, 'imports that are written in another way');
});

/** The modules that are loaded when they are first needed. `scripts/bundle` finds them by the same pattern. */
const parts = [...sources.get(join(root, 'app/parts.js')).matchAll(/import\('(\.\/[^']*)'\)/g)].map(([, path]) => join(root, 'app', path));

test('only one module names what is loaded later, in the way that the bundle understands', () => {
  for (const path of parts) assert.ok(sources.has(path), path);
  // Types in comments are written in the same way.
  const dynamic = modules.filter(path => /^(?!\s*(\/?\*|\/\/)).*\bimport\(['"`]/m.test(sources.get(path))).map(path => relative(root, path));
  assert.deepEqual(dynamic, ['app/parts.js']);
  assert.equal(parts.length, sources.get(join(root, 'app/parts.js')).match(/=> import\(/g).length);
});

test('the page does not import a part from its start', () => {
  const reached = new Set();
  const reach = path => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { from } of importsOf(path)) reach(from);
  };
  reach(join(root, 'app/main.js'));
  assert.deepEqual(parts.filter(path => reached.has(path)), []);
  assert.ok(reached.size > 80 && parts.length >= 4);
});

test('every module is imported by another, but the first, the parts, and those of the apps, which the server names', () => {
  const used = new Set([...parts, ...modules.flatMap(path => importsOf(path).map(({ from }) => from))]);
  const unused = modules.filter(path => !used.has(path)).map(path => relative(root, path));
  assert.deepEqual(unused.filter(path => !/^apps\/[^/]+\/page\.js$/.test(path)), ['app/main.js']);
});

test('the page knows no app, and no app another', () => {
  for (const path of modules) {
    const [folder, app] = relative(root, path).split('/');
    const own = join(root, 'apps', app) + '/';
    const foreign = importsOf(path).map(({ from }) => from)
      .filter(from => from.startsWith(join(root, 'apps')) && (folder === 'app' || !from.startsWith(own)));
    assert.deepEqual(foreign.map(from => relative(root, from)), [], relative(root, path));
  }
});

const sheetsIn = folder => readdirSync(join(root, folder), { recursive: true })
  .filter(name => name.endsWith('.css')).map(name => `${folder}/${name}`.replaceAll('\\', '/')).sort();

/** Whether a style sheet is for the contents of several apps, which import it. */
const isShared = path => path.startsWith('styles/apps/');

/** A style sheet, and those that it imports. */
function withImports(sheet) {
  const imported = [...readFileSync(join(root, sheet), 'utf8').matchAll(/^@import "([^"]+)" layer\([\w-]+\);$/gm)];
  return [sheet, ...imported.map(([, name]) => join(dirname(sheet), name).replaceAll('\\', '/'))];
}

test('every rule of the page is in one of the layers that page.css orders', () => {
  const text = path => readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const [, order] = /^@layer (.+);$/m.exec(text('styles/page.css'));
  const used = new Set();
  for (const sheet of ['styles/page.css', 'styles/parts.css', 'styles/cards.css', ...readdirSync(join(root, 'apps')).map(app => `apps/${app}/page.css`)]) {
    const left = text(sheet).replace(`@layer ${order};`, '').replaceAll(/^@import "[^"]+" layer\(([\w-]+)\);$/gm, (_, layer) => used.add(layer) && '');
    assert.equal(left.trim(), '', sheet);
  }
  for (const sheet of sheetsIn('styles/looks')) used.add(/^\s*@layer ([\w-]+) \{\n(?: .*\n|\n)*\}\s*$/.exec(text(sheet))?.[1] ?? sheet);
  assert.deepEqual([...used].sort(), order.split(', ').sort());
});

test('the page links or loads every style sheet of its own, except those of the looks, which the server names', () => {
  const linked = [...readFileSync(join(root, 'index.html'), 'utf8').matchAll(/href="([^"]+\.css)"/g)].map(([, path]) => path);
  const missing = [...readFileSync(join(root, '404.html'), 'utf8').matchAll(/href="\/([^"]+\.css)"/g)].map(([, path]) => path);
  const naming = ['app/page/laterParts.js', 'app/panels/cardSheet.js'].map(path => sources.get(join(root, path))).join('');
  const loaded = [...naming.matchAll(/'(styles\/[^']+\.css)'/g)].map(([, path]) => path);
  assert.deepEqual([...linked, ...missing, ...loaded].flatMap(withImports).sort(), sheetsIn('styles').filter(path => !path.startsWith('styles/looks/') && !isShared(path)));
});

// `scripts/bundle` finds the style sheet of an app by its name.
test('the page module of an app loads one style sheet, which imports every other of the app, and some that apps share', () => {
  const shared = new Map();
  const apps = readdirSync(join(root, 'apps'));
  for (const app of apps) {
    const source = sources.get(join(root, 'apps', app, 'page.js'));
    const loaded = [...source.matchAll(/'([^']+\.css)'/g)].map(([, name]) => `apps/${app}/${name}`);
    assert.deepEqual(loaded, [`apps/${app}/page.css`]);
    const imported = loaded.flatMap(withImports);
    assert.deepEqual(imported.filter(path => !isShared(path)).sort(), sheetsIn(`apps/${app}`), app);
    imported.filter(isShared).forEach(path => shared.set(path, (shared.get(path) ?? 0) + 1));
  }
  assert.deepEqual([...shared.keys()].sort(), sheetsIn('styles').filter(isShared));
  for (const [path, count] of shared) assert.ok(count > 1, `${path} is for one app alone`);
  assert.ok(apps.length > 3);
});

test('the style sheets of the page know no app', () => {
  for (const path of sheetsIn('styles').filter(path => !isShared(path))) assert.doesNotMatch(readFileSync(join(root, path), 'utf8'), /data-scene/, path);
});
