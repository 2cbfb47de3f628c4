import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { ThemeComponent } from '../../../site/reference/model.ts';
import { readIfPresent } from '../../kit/files.ts';
import type { InstalledPackage } from '../packages.ts';

/** What the packages add to a theme's `components`. */
export interface ThemeNames {
  components: Map<string, ThemeComponent>;
  /** Type of the default props → theme name: `DataGridProProps` → `MuiDataGrid`. */
  byProps: Map<string, string>;
}

/** Reads the packages' theme augmentation from its syntax, without a type checker. */
export async function readThemeNames(packages: readonly InstalledPackage[]): Promise<ThemeNames> {
  const names: ThemeNames = { components: new Map(), byProps: new Map() };
  for (const { folder } of packages) {
    const augmentation = path.join(folder, 'themeAugmentation');
    const entries = (await readIfPresent(readdir(augmentation))) ?? [];
    const files = entries.filter((file) => file.endsWith('.d.ts'));
    for (const file of files.sort()) {
      const text = await readFile(path.join(augmentation, file), 'utf8');
      ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements.forEach((statement) => {
        if (ts.isInterfaceDeclaration(statement)) readInterface(statement, names);
      });
    }
  }
  return names;
}

function readInterface({ name, members }: ts.InterfaceDeclaration, names: ThemeNames): void {
  for (const member of members) {
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name) || !member.type) continue;
    const key = member.name.text;
    if (name.text.endsWith('PropsList') && ts.isTypeReferenceNode(member.type)) {
      names.byProps.set(member.type.typeName.getText(), key);
    } else if (/Components$/.test(name.text) && ts.isTypeLiteralNode(member.type)) {
      const parts = member.type.members.map((part) => part.name?.getText());
      const hasDefaultProps = parts.includes('defaultProps');
      const hasStyleOverrides = parts.includes('styleOverrides');
      names.components.set(key, { name: key, hasDefaultProps, hasStyleOverrides });
    }
  }
}

/** Theme entry of a component; null for none. */
export function findTheme(names: ThemeNames, component: string, propsTypes: readonly string[]): ThemeComponent | null {
  const byProps = propsTypes.map((type) => names.byProps.get(type)).find((name) => name !== undefined);
  const byName = names.components.get(`Mui${component}`);
  return byName ?? (byProps === undefined ? undefined : names.components.get(byProps)) ?? null;
}
