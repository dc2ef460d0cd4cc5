using System;
using System.Collections;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Text;
using System.Text.RegularExpressions;

/// <summary>
/// Raises a typed error from a C# program: ConductorError.Raise("external.git.drift", "main has moved", details).
/// Writes the envelope and returns true; nothing is thrown and the program goes on. When nothing could be raised it says
/// why on stderr and returns false. No dependency, C# 5 and newer.
/// </summary>
public static class ConductorError
{
    private const int MaxDepth = 100;

    /// <param name="kind">Lower-case words with dots between them.</param>
    /// <param name="message">One sentence for people.</param>
    /// <param name="details">A dictionary, or the text of a JSON object, or null.</param>
    public static bool Raise(string kind, string message, object details = null)
    {
        if (kind == null || !Regex.IsMatch(kind, @"\A[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+\z"))
        {
            return Refuse("not a kind: \"" + kind + "\" (expected lower-case words with dots between them, such as external.git.drift)");
        }
        if (string.IsNullOrEmpty(message)) return Refuse("the message is empty (" + kind + ")");
        string target = Environment.GetEnvironmentVariable("CONDUCTOR_ERROR_OUT");
        if (string.IsNullOrEmpty(target))
        {
            return Refuse("CONDUCTOR_ERROR_OUT is not set, so this does not run under conductor (" + kind + ": " + message + ")");
        }
        try
        {
            var json = new StringBuilder("{\"conductor_error\":true,\"kind\":\"").Append(kind).Append("\",\"message\":");
            WriteString(json, message);
            json.Append(",\"details\":");
            if (!WriteDetails(json, details)) return Refuse("the details are not a JSON object (" + kind + ": " + message + ")");
            Replace(target, json.Append("}\n").ToString());
            return true;
        }
        catch (Exception error)
        {
            return Refuse("cannot write " + target + ": " + error.Message + " (" + kind + ")");
        }
    }

    private static bool WriteDetails(StringBuilder json, object details)
    {
        var text = details as string;
        if (text != null)
        {
            if (!new Checker(text).IsObject()) return false;
            foreach (char c in text) WriteRaw(json, c);
            return true;
        }
        if (details != null && !(details is IDictionary) && !IsGenericDictionary(details)) return false;
        if (details == null) json.Append("{}");
        else WriteValue(json, details, 0);
        return true;
    }

    /// <summary>A dictionary that is only generic enumerates pairs, which are read by their two properties.</summary>
    private static bool IsGenericDictionary(object value)
    {
        foreach (Type type in value.GetType().GetInterfaces())
        {
            if (type.IsGenericType && type.Name.StartsWith("IDictionary`", StringComparison.Ordinal)) return true;
            if (type.IsGenericType && type.Name.StartsWith("IReadOnlyDictionary`", StringComparison.Ordinal)) return true;
        }
        return false;
    }

    private static void WriteValue(StringBuilder json, object value, int depth)
    {
        if (depth > MaxDepth) throw new InvalidOperationException("the details are nested too deeply");
        if (value == null) json.Append("null");
        else if (value is bool) json.Append((bool)value ? "true" : "false");
        else if (value is double || value is float) WriteDouble(json, Convert.ToDouble(value, CultureInfo.InvariantCulture), value);
        else if (IsNumber(value)) json.Append(((IFormattable)value).ToString(null, CultureInfo.InvariantCulture));
        else if (value is string) WriteString(json, (string)value);
        else if (value is IDictionary || IsGenericDictionary(value)) WriteObject(json, (IEnumerable)value, depth);
        else if (value is IEnumerable) WriteList(json, (IEnumerable)value, depth);
        else if (value is DateTime) WriteString(json, ((DateTime)value).ToString("o", CultureInfo.InvariantCulture));
        else WriteString(json, Convert.ToString(value, CultureInfo.InvariantCulture) ?? "");
    }

    private static bool IsNumber(object value)
    {
        return value is int || value is long || value is short || value is byte || value is uint || value is ulong
            || value is ushort || value is sbyte || value is decimal;
    }

    private static void WriteDouble(StringBuilder json, double number, object original)
    {
        string text = ((IFormattable)original).ToString("R", CultureInfo.InvariantCulture);
        if (double.IsNaN(number) || double.IsInfinity(number)) WriteString(json, text);
        else json.Append(text);
    }

    private static void WriteObject(StringBuilder json, IEnumerable pairs, int depth)
    {
        json.Append('{');
        bool first = true;
        foreach (object pair in pairs)
        {
            object key;
            object value;
            if (pair is DictionaryEntry)
            {
                key = ((DictionaryEntry)pair).Key;
                value = ((DictionaryEntry)pair).Value;
            }
            else
            {
                key = pair.GetType().GetProperty("Key").GetValue(pair, null);
                value = pair.GetType().GetProperty("Value").GetValue(pair, null);
            }
            if (!first) json.Append(',');
            first = false;
            WriteString(json, Convert.ToString(key, CultureInfo.InvariantCulture) ?? "");
            json.Append(':');
            WriteValue(json, value, depth + 1);
        }
        json.Append('}');
    }

    private static void WriteList(StringBuilder json, IEnumerable items, int depth)
    {
        json.Append('[');
        bool first = true;
        foreach (object item in items)
        {
            if (!first) json.Append(',');
            first = false;
            WriteValue(json, item, depth + 1);
        }
        json.Append(']');
    }

    private static void WriteString(StringBuilder json, string text)
    {
        json.Append('"');
        foreach (char c in text)
        {
            if (c == '"' || c == '\\') json.Append('\\').Append(c);
            else if (c == '\n') json.Append("\\n");
            else if (c < ' ') json.Append("\\u").Append(((int)c).ToString("x4", CultureInfo.InvariantCulture));
            else WriteRaw(json, c);
        }
        json.Append('"');
    }

    /// <summary>Characters beyond ASCII can only stand in strings, where an escape says the same in any encoding.</summary>
    private static void WriteRaw(StringBuilder json, char c)
    {
        if (c > '~') json.Append("\\u").Append(((int)c).ToString("x4", CultureInfo.InvariantCulture));
        else json.Append(c);
    }

    /// <summary>A file beside the target, then a rename: a reader sees all of it or nothing.</summary>
    private static void Replace(string target, string text)
    {
        string part = target + "." + Process.GetCurrentProcess().Id.ToString(CultureInfo.InvariantCulture) + ".part";
        try
        {
            File.WriteAllText(part, text, new UTF8Encoding(false));
            if (File.Exists(target)) File.Replace(part, target, null);
            else File.Move(part, target);
        }
        finally
        {
            if (File.Exists(part)) File.Delete(part);
        }
    }

    private static bool Refuse(string reason)
    {
        Console.Error.WriteLine("ConductorError: " + reason + "; nothing was raised");
        return false;
    }

    /// <summary>Checks the syntax of a JSON text; it builds nothing.</summary>
    private sealed class Checker
    {
        private readonly string text;
        private int at;

        public Checker(string text)
        {
            this.text = text;
        }

        public bool IsObject()
        {
            SkipSpace();
            if (Peek() != '{' || !Value(0)) return false;
            SkipSpace();
            return at == text.Length;
        }

        private char Peek()
        {
            return at < text.Length ? text[at] : '\0';
        }

        private void SkipSpace()
        {
            while (at < text.Length && " \t\r\n".IndexOf(text[at]) >= 0) at++;
        }

        private bool Take(char expected)
        {
            SkipSpace();
            if (Peek() != expected) return false;
            at++;
            return true;
        }

        private bool Value(int depth)
        {
            if (depth > MaxDepth) return false;
            SkipSpace();
            if (Take('{')) return Members('}', true, depth);
            if (Take('[')) return Members(']', false, depth);
            if (Peek() == '"') return Pattern("\\G\"(?:[^\"\\\\\\x00-\\x1f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9a-fA-F]{4}))*\"");
            return Pattern("\\G(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?)");
        }

        private bool Members(char end, bool named, int depth)
        {
            if (Take(end)) return true;
            do
            {
                SkipSpace();
                if (named && (Peek() != '"' || !Value(depth + 1) || !Take(':'))) return false;
                if (!Value(depth + 1)) return false;
            }
            while (Take(','));
            return Take(end);
        }

        private bool Pattern(string pattern)
        {
            Match match = new Regex(pattern).Match(text, at);
            if (!match.Success) return false;
            at += match.Length;
            return match.Length > 0;
        }
    }
}
